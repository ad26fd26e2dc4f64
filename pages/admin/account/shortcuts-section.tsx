import { adminFrameText } from '#locales/en/admin-frame.ts'
import { Section } from '#renderer/admin/section.tsx'
import { SingleKeysSwitch } from '#renderer/admin/single-keys-switch.tsx'
import { scriptOnly } from '#renderer/theme/layout.css.ts'

const text = adminFrameText.shortcuts

/** Without script there are no shortcuts to switch off. */
export function ShortcutsSection() {
  return (
    <div className={scriptOnly}>
      <Section title={text.title} lead={text.singleKeys.lead}>
        <SingleKeysSwitch />
      </Section>
    </div>
  )
}
