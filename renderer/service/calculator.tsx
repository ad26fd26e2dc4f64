import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { formatNumber, formatPrice } from '#domain/site/amounts.ts'
import type { clientRetentionToolsText } from '#locales/en/services/client-retention-tools.ts'
import type { Translation } from '#locales/translation.ts'
import { useApp } from '../app-context.tsx'
import { scriptOnly, tabular } from '../theme/layout.css.ts'
import { control, label } from '../ui/fields/field.css.ts'
import { illustration } from '../ui/illustration.css.ts'
import * as styles from './calculator.css.ts'
import { sideBySide } from './section.css.ts'
import { SectionFrame } from './section.tsx'
import { useFigure, useService } from './service-context.tsx'
import { type Kept, limits, readAmount, type Sum, type SumField, sumFields, workOut } from './work-out.ts'

type Text = Translation<typeof clientRetentionToolsText.example>

type CalculatorProps = {
  text: Text
  /** Id of the figure with the yearly cost of the service. */
  figures: readonly [string]
}

/**
 * The sum in words and as two rows of windows; a lit window is a customer who came back. With script a
 * visitor can change the figures (R301); an unreadable entry leaves the last result unchanged.
 */
export function Calculator({ text, figures }: CalculatorProps) {
  const { locale } = useApp()
  const { example } = useService()
  const yearly = useFigure()(figures[0])
  if (!example) throw new Error('The page has no example to start from')
  const [sum, setSum] = useState(example)
  const { before, after, extra } = workOut(sum)
  const pounds = (amount: number) => formatPrice(amount, { locale })
  const answer = pounds(Math.abs(extra))
  return (
    <SectionFrame
      className={tabular}
      ground="band"
      heading={text.heading}
      lead={text.lead({
        customers: formatNumber(sum.customers, locale),
        purchase: pounds(sum.averagePurchase),
      })}
      headClass={`${sideBySide} ${styles.head}`}
      bodyClass={styles.grid}
    >
      <Figures text={text.fields} invalid={text.invalid} example={example} onChange={setSum} />
      <ul className={styles.rows}>
        <Row text={text} kept={before} />
        <Row text={text} kept={after} />
      </ul>
      <output className={styles.answer} aria-live="polite">
        <b className={answer.length > 8 ? styles.longExtra : styles.extra}>{answer}</b>{' '}
        {extra < 0 ? text.less : text.extra}
      </output>
      <p className={styles.cost}>
        <b className={styles.sales}>{yearly.value}</b> {text.cost}
      </p>
      <div className={styles.note}>
        <h3>{text.noteHeading}</h3>
        <p>{text.note}</p>
      </div>
    </SectionFrame>
  )
}

type FiguresProps = {
  text: Text['fields']
  invalid: Text['invalid']
  example: Sum
  onChange: (sum: Sum) => void
}

/** Uncontrolled fields: they keep what was typed, and the page uses what it can read. */
function Figures({ text, invalid, example, onChange }: FiguresProps) {
  const { locale } = useApp()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<readonly SumField[]>([])
  const last = useRef(example)

  function read(): void {
    if (!form.current) return
    const entered = new FormData(form.current)
    const sum = { ...last.current }
    const unread: SumField[] = []
    for (const name of sumFields) {
      const amount = readAmount(name, String(entered.get(name) ?? ''))
      if (amount === null) unread.push(name)
      else sum[name] = amount
    }
    last.current = sum
    setFaults(unread)
    onChange(sum)
  }
  // Reads what was typed before this code ran
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(read, [])

  return (
    <form
      className={`${styles.fields} ${scriptOnly}`}
      ref={form}
      onInput={read}
      onSubmit={(event) => event.preventDefault()}
      noValidate
      autoComplete="off"
    >
      {sumFields.map((name): ReactNode => {
        const { least, most } = limits[name]
        const isFault = faults.includes(name)
        return (
          <div className={styles.field} key={name}>
            <label className={label} htmlFor={`${id}${name}`}>
              {text[name]}
            </label>
            <input
              className={control}
              id={`${id}${name}`}
              name={name}
              inputMode="numeric"
              maxLength={6}
              defaultValue={example[name]}
              aria-invalid={isFault}
              aria-describedby={isFault ? `${id}${name}-fault` : undefined}
            />
            {isFault && (
              <p className={styles.fault} id={`${id}${name}-fault`}>
                {invalid({ least: formatNumber(least, locale), most: formatNumber(most, locale) })}
              </p>
            )}
          </div>
        )
      })}
    </form>
  )
}

function Row({ text, kept: { percent, customers, sales } }: { text: Text; kept: Kept }) {
  const { locale } = useApp()
  const amount = formatPrice(sales, { locale })
  return (
    <li className={styles.row}>
      <p className={styles.share}>
        <b className={styles.percent}>{`${percent}%`}</b> {text.kept}
      </p>
      <div className={styles.windows}>
        <HundredWindows lit={percent} />
      </div>
      <p className={styles.share}>
        <b className={amount.length > 7 ? styles.longSales : styles.sales}>{amount}</b>{' '}
        {text.customers({ count: formatNumber(customers, locale) })}
      </p>
    </li>
  )
}

function HundredWindows({ lit }: { lit: number }) {
  return (
    <svg className={illustration} viewBox="0 0 516 148" aria-hidden="true">
      <path className="c s-stone" opacity={0.6} fill="none" d={windows(lit, 100)} />
      <path className="f-pane" d={windows(0, lit)} />
    </svg>
  )
}

const windows = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => {
    const at = from + index
    return `M${26 * Math.floor(at / 5) + 2} ${30 * (at % 5) + 25}v-14a9 9 0 0 1 18 0v14z`
  }).join('')
