export default import.meta.glob<{ default: object }>('../he/*.ts');
