export default import.meta.glob<{ default: object }>('../es/*.ts');
