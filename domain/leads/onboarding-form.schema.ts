/** The website brief (R58, R59), without zod, so that the page can be shown before the validation code. */

/** The page with the form. A POST of contact details opens it with them filled in (R281). */
export const onboardingPath = '/website-onboarding'
export const onboardingEndpoint = '/api/website-onboarding'

/** The displayed texts are also the submitted and stored values. */
export const onboardingGoals = [
  'Attract new clients',
  'Sell products online',
  'Accept bookings/appointments',
  'Showcase portfolio',
  'Build brand awareness',
  'Generate leads',
  'Provide information',
] as const

export const onboardingPages = [
  'Home',
  'About',
  'Services',
  'Products',
  'Blog',
  'Contact',
  'Gallery',
  'Testimonials',
  'FAQ',
] as const

export const onboardingIntegrations = [
  'Google Reviews',
  'Contact Forms',
  'Social Media Feeds',
  'CRM Integration',
  'Payment Processing',
  'Live Chat',
  'Email Marketing',
  'Google Analytics',
] as const

/** Maximum lengths, in UTF-16 units: of a name, one line, a text. */
export const onboardingLimits = { name: 200, email: 254, phone: 60, line: 500, text: 5_000 } as const

export const fileGroups = ['documents', 'images', 'other'] as const
export type FileGroup = (typeof fileGroups)[number]

/**
 * For the `accept` of the three file inputs; undefined = any file. SVG counts as an image here, because logos often are SVG.
 * It may contain script, so like every file of a brief it is kept as bytes and only ever served as an attachment.
 */
export const fileTypes: Readonly<Record<FileGroup, string | undefined>> = {
  documents: '.pdf,.doc,.docx,.txt',
  images: 'image/*',
  other: undefined,
}

/** Bytes in one MB, as messages use it. */
export const megabyte = 1024 * 1024
export const uploadLimits = { fileBytes: 25 * megabyte, totalBytes: 100 * megabyte, files: 30 } as const

export type FileFault = 'fileTooLarge' | 'filesTooLarge' | 'tooManyFiles' | 'notADocument' | 'notAnImage'

/** For files that some systems send without a type. */
const imageName = /\.(?:avif|bmp|gif|heic|heif|ico|jfif|jpe|jpe?g|pjpeg|png|svg|tiff?|webp)$/i
const documentName = /\.(?:pdf|docx?|txt)$/i

/** Why a file cannot be added to those already there; null when it can. Trusts what the sender declares. */
export function fileFault(
  group: FileGroup,
  { name, type, size }: { name: string; type: string; size: number },
  taken: { files: number; bytes: number },
): FileFault | null {
  if (group === 'documents' && !documentName.test(name)) return 'notADocument'
  if (group === 'images' && !type.startsWith('image/') && !imageName.test(name)) return 'notAnImage'
  if (size > uploadLimits.fileBytes) return 'fileTooLarge'
  if (taken.files + 1 > uploadLimits.files) return 'tooManyFiles'
  if (taken.bytes + size > uploadLimits.totalBytes) return 'filesTooLarge'
  return null
}
