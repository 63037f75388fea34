export default import.meta.glob<{ default: object }>('../fr/*.ts');
