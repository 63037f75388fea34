export default import.meta.glob<{ default: object }>('../de/*.ts');
