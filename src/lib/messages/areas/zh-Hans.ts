export default import.meta.glob<{ default: object }>('../zh-Hans/*.ts');
