/** The catalogues of this language, each loaded on its own. */
export default import.meta.glob<{ default: object }>(['./*.{json,ts}', '!./{index,formats}.ts']);
