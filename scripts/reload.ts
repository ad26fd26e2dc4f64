import type { Command } from 'commander'
import { requestReload } from '#server/reload.ts'
import { exit, failed, print, withConfig } from './command.ts'

/** `ponte reload` (R203). */
export function addReloadCommand(program: Command): void {
  program
    .command('reload')
    .summary('hands over to a new process of the version on the disk')
    .description(
      'Starts the version on the disk beside the running server, which hands its socket over. No connection is refused; leads and uploads in flight finish. A version that cannot start changes nothing.',
    )
    .action(
      withConfig(async ({ config, json }) => {
        const outcome = await requestReload(config.dataDir)
        if (!outcome) return failed(`No server of this system has ${config.dataDir}.`)
        if (outcome.outcome === 'failed') return failed(`The running server stays: ${outcome.reason}`)
        const { pid, ms, pausedMs } = outcome
        const seconds = (time: number) => `${(time / 1000).toFixed(1)} s`
        print(
          { json },
          outcome,
          `Process ${pid} answers, after ${seconds(ms)}; requests waited ${seconds(pausedMs)}.`,
        )
        return exit.done
      }),
    )
}
