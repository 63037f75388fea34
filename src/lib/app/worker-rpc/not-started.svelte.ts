/** Whether a worker of this tab could not be started, as every page says. The code that starts
 * workers is loaded later than that. */
class Workers {
	notStarted = $state(false);
}
export const workers = new Workers();
