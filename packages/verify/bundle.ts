/** Bundles the verifier for its package: the command, the contract, its workflows and the licences. */
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleCommand } from '#tools/build/package-command.ts';

const folder = import.meta.dirname;
await bundleCommand(folder, { entry: 'src/command/cli.ts', command: 'verify', exitCode: 2 });
await copyFile(join(folder, '../../mocks/generated/contract.json'), join(folder, 'dist/openapi.json'));
await copyFile(join(folder, '../../openapi/workflows.arazzo.yaml'), join(folder, 'dist/workflows.arazzo.yaml'));
