import { dataFormatRefusal } from '../../data-format.ts'
import { type Finding, fault, ok } from './finding.ts'

/** Whether this version reads the format of the data folder. */
export async function checkFormat(dataDir: string): Promise<Finding> {
  const refusal = await dataFormatRefusal(dataDir)
  return refusal
    ? fault('format', refusal.message, 'This version does not start on this DATA_DIR.')
    : ok('format', 'This version reads the format of DATA_DIR.')
}
