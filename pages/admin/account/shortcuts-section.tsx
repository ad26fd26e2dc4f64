import { adminFrameText } from '#locales/en/admin-frame.ts'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
import { isSingle, useSingleKeysOn } from '../frame/single-keys.ts'
import { SingleKeysSwitch } from '../frame/single-keys-switch.tsx'
import { keys } from './account.css.ts'
import { Card } from './card.tsx'

const text = adminFrameText.shortcuts
const singleKeys = text.keys.filter(({ keys }) => isSingle(keys)).flatMap(({ keys }) => keys)

/** Without script there are no shortcuts to switch off. */
export function ShortcutsSection() {
  const on = useSingleKeysOn()
  return (
    <Card
      className={scriptOnly}
      title={text.title}
      lead={text.singleKeys.lead}
      drawing={
        <div className={keys} data-off={on ? undefined : ''} aria-hidden="true">
          {singleKeys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </div>
      }
    >
      <SingleKeysSwitch />
    </Card>
  )
}
