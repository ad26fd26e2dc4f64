import type { Command } from 'commander'
export function addExportCommands(_program: Command): void {}
