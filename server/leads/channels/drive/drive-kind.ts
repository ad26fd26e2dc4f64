import path from 'node:path'
import * as z from 'zod'
import { folderOnServer } from '#domain/leads/delivery-words.ts'
import { texts, translated } from '#locales/texts.ts'
import { isSameDisk } from '../../../kernel/disk-reserve.ts'
import { type Place, personOf } from '../../retention/place.ts'
import { idIn, inBatches, leadAt, namesIn } from '../../store/stored-leads.ts'
import type { ChannelKind } from '../channel-kind.ts'
import { withinReserve } from '../within-reserve.ts'
import { createDriveChannel } from './drive.ts'
import { googleIdsIn } from './google-drive.ts'
import { type DriveTarget, parseDriveUrl } from './target.ts'

const driveTarget = z.string().transform((value, context): DriveTarget => {
  const parsed = parseDriveUrl(value)
  if (parsed.ok) return parsed.target
  context.issues.push({ code: 'custom', message: `${parsed.message} (${parsed.example})`, input: value })
  return z.NEVER
})

const settings = {
  DRIVE_URL: {
    group: 'Copies of leads',
    about:
      'Where copies of leads go: file:<folder>, webdav+https://user:password@host/path, or gdrive:<folder id>. Unless set, DATA_DIR/drive. The account must be allowed to delete files too, because erasing a person removes the copies; copies in a drive that is no longer named here are out of reach. While mail fails, the drive contains the file "ALARM mail.txt".',
    example: 'file:./data/drive',
    schema: driveTarget.optional(),
  },
  GOOGLE_APPLICATION_CREDENTIALS: {
    about: 'For Google Drive: the JSON key of a service account that may add files to the folder.',
    example: './service-account.json',
    schema: z
      .string()
      .min(1)
      .transform((file) => path.resolve(file))
      .optional(),
  },
}

const english = texts('en', {
  name: 'the drive',
  removed: {
    driveCopies: '{count:number} {{copy in the drive|copies in the drive}}',
    driveTrash:
      '{count:number} {{copy in the drive, moved to its trash|copies in the drive, moved to its trash}}',
  },
  unreachable: {
    formerDrive: '{{count:one copy|?? copies}} in a drive that DRIVE_URL no longer names',
    notInDrive:
      '{{count:one copy that is|?? copies that are}} not in the drive where {{count:it was|they were}} put: {{count:it|they}} may have been moved or renamed',
  },
})

/** Copies in the default drive folder: some may still be there after another drive was configured. */
const ownFolder: Place = {
  async *find({ root, isErased, isPerson }) {
    const folder = path.join(root, 'drive')
    yield* inBatches(await namesIn(folder), async (name) => {
      const at = path.join(folder, name)
      const copy = { at, place: 'driveCopies' }
      const id = idIn(name)
      if (id === null || isErased(id) || isPerson === null)
        return { ...copy, isTheirs: id !== null && isErased(id) }
      const lead = await leadAt(path.join(at, 'lead.json'))
      return { ...copy, isTheirs: lead !== null && personOf(lead, isPerson) }
    })
  },
}

type Values = { DRIVE_URL?: DriveTarget | undefined; GOOGLE_APPLICATION_CREDENTIALS?: string | undefined }

const targetOf = ({ DRIVE_URL }: Values, dataDir: string): DriveTarget =>
  DRIVE_URL ?? { kind: 'file', dir: path.join(dataDir, 'drive') }

const openDrive = (values: Values, dataDir: string) =>
  createDriveChannel({
    target: targetOf(values, dataDir),
    googleCredentialsFile: values.GOOGLE_APPLICATION_CREDENTIALS ?? null,
  })

export const driveKind: ChannelKind<typeof settings> = {
  name: 'drive',
  toStaff: true,
  settings,
  faultOf: ({ DRIVE_URL: target, GOOGLE_APPLICATION_CREDENTIALS: key }) =>
    target?.kind !== 'gdrive' || key
      ? null
      : {
          setting: 'GOOGLE_APPLICATION_CREDENTIALS',
          message: 'must name the key file of a service account when DRIVE_URL is a Google Drive folder',
        },
  view: {
    label: 'Drive folder',
    stuck: 'Copies to the drive are stuck.',
    stuckShort: 'Drive copy stuck',
    inActivity: 'by the drive',
    sendAgain: 'The folder is written once more, over the one of before. No second copy is made.',
    erased: 'Its copy in the drive',
    outcome: 'copied',
    outcomeByNote: { [`in the leads folder ${folderOnServer}`]: 'stored' },
  },
  words: {
    en: english,
    it: translated<typeof english>('it', {
      name: 'il drive',
      removed: {
        driveCopies: '{count}\u00a0{{copia nello spazio cloud|copie nello spazio cloud}}',
        driveTrash:
          '{count}\u00a0{{copia nello spazio cloud, spostata nel suo cestino|copie nello spazio cloud, spostate nel suo cestino}}',
      },
      unreachable: {
        formerDrive: '{{count:una copia|?? copie}} in uno spazio cloud che DRIVE_URL non indica più',
        notInDrive:
          '{{count:una copia che non è più dove era stata messa|?? copie che non sono più dove erano state messe}} nello spazio cloud: forse {{count:è stata spostata o rinominata|sono state spostate o rinominate}}',
      },
    }),
  },
  async open({ values, dataDir, leadsDir, reserve }) {
    const channel = openDrive(values, dataDir)
    const target = targetOf(values, dataDir)
    const isHere = target.kind === 'file' && (await isSameDisk(leadsDir, target.dir))
    return isHere ? withinReserve(channel, reserve) : channel
  },
  copies: {
    open: ({ values, dataDir }) => openDrive(values, dataDir).copies,
    idsIn: googleIdsIn,
    named: {
      removed: 'driveCopies',
      trashed: 'driveTrash',
      former: 'formerDrive',
      missing: 'notInDrive',
    },
  },
  places: [ownFolder],
  privateFiles: ({ GOOGLE_APPLICATION_CREDENTIALS: key }) => (key === undefined ? [] : [key]),
}
