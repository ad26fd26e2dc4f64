import {
  dataFormat,
  readableMajor,
  readDataFormat,
  shownFormat,
  UnknownDataFormat,
} from '../../data-format.ts'
import { type Finding, fault, ok } from './finding.ts'

/** Whether this version reads the format of the data folder. */
export async function checkFormat(dataDir: string): Promise<Finding> {
  try {
    const found = await readDataFormat(dataDir)
    const now = found === null ? 'has no format number yet' : `has format ${shownFormat(found)}`
    const own = `this version writes ${shownFormat(dataFormat)} and reads up to ${readableMajor}`
    return ok('format', `DATA_DIR ${now}; ${own}.`)
  } catch (error) {
    if (!(error instanceof UnknownDataFormat)) throw error
    return fault('format', error.message, 'This version does not start on this DATA_DIR.')
  }
}
