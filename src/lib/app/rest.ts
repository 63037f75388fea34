/** Lets the browser draw and take taps before what comes next: a task of its own. */
export const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
