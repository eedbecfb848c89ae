import { startReports } from './lib/reports/start-reports.ts';
import { routePatternOf } from './navigation/route-pattern.ts';

/*
 * Runs in the head, before all other scripts, if reports are switched on. The build inlines this script: it also reports
 * that a script of the site fails to load.
 */

/** The build replaces this name by VITE_REPORT_ADDRESS. */
declare const REPORT_ADDRESS: string;

startReports(REPORT_ADDRESS, routePatternOf);
