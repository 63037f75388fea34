export default import.meta.glob<{ default: object }>('../ja/*.ts');
