/**
 * The commands for the verifier's options `--inbox` and `--clock`:
 * `node packages/verify/example-backend/control.ts inbox <database> <email>` prints the newest mail to an address, and
 * `node packages/verify/example-backend/control.ts clock <database> <moment>` sets the clock of the server.
 */
import { setClock } from './clock.ts';
import { openDatabase } from './database.ts';

const [command, path = '', argument = ''] = process.argv.slice(2);
const database = openDatabase(path);
if (command === 'inbox') {
  const mail = database
    .prepare('SELECT text FROM mail WHERE email = ? ORDER BY mail_pk DESC')
    .get(argument.toLowerCase());
  process.stdout.write(`${mail?.text ?? ''}\n`);
} else if (command === 'clock' && !Number.isNaN(Date.parse(argument))) {
  setClock(database, Date.parse(argument));
} else {
  process.stderr.write('Use inbox <database> <email> or clock <database> <moment>.\n');
  process.exitCode = 2;
}
