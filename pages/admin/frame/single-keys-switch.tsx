import { useContext } from 'react'
import { adminFrameText } from '#locales/en/admin-frame.ts'
import { SwitchField } from '#renderer/ui/fields/switch-field.tsx'
import { SingleKeys } from './single-keys.ts'
import { compact } from './single-keys-switch.css.ts'

const text = adminFrameText.shortcuts.singleKeys

/** Switches the shortcuts of one character on and off, for this member on every device (R260). */
export function SingleKeysSwitch() {
  const { on, choose } = useContext(SingleKeys)
  return (
    <div className={compact}>
      <SwitchField
        label={text.label}
        help={text.help}
        yes={text.on}
        no={text.off}
        checked={on}
        onChange={({ target }) => choose(target.checked)}
      />
    </div>
  )
}
