import { adminFrameText } from '#locales/en/admin-frame.ts'
import * as list from '#renderer/admin/list-page.css.ts'
import { Section } from '#renderer/admin/section.tsx'
import { SingleKeysSwitch } from '#renderer/admin/single-keys-switch.tsx'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
import * as styles from './account.css.ts'
import { KeysIcon } from './icons.tsx'

const text = adminFrameText.shortcuts

/** Without script there are no shortcuts to switch off. */
export function ShortcutsSection() {
  return (
    <div className={scriptOnly}>
      <Section title={text.title} lead={text.singleKeys.lead}>
        <div className={styles.keys}>
          <span className={list.plainSign}>
            <KeysIcon />
          </span>
          <SingleKeysSwitch />
        </div>
      </Section>
    </div>
  )
}
