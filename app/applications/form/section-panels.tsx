import { formatMessage } from "#app/format-message.ts"
import { panelIdOf, tabIdOf, Tabs } from "#app/ui/tabs/tabs.tsx"
import { numberOfSteps, steps } from "#domain/applications/sections.ts"

import { useFormFrame } from "./form-context.ts"
import { FormSection } from "./sections.tsx"

import styles from "./section-panels.module.css"

/** The five tabs, each with its number of errors. */
export function StepTabs({
  current,
  onOpen,
}: {
  current: number
  onOpen: (index: number) => void
}) {
  const { messages, problems, isLive } = useFormFrame()
  const items = steps.map(({ id, fields }) => {
    const count = fields.filter((field) => problems[field]?.length).length
    return {
      id,
      title: messages.form.steps[id],
      note: count > 0 ? formatMessage(messages.form.errorCount, { count }) : undefined,
    }
  })
  return (
    <Tabs
      label={messages.form.stepsLabel}
      items={items}
      current={current}
      onOpen={onOpen}
      isLive={isLive}
    />
  )
}

interface SectionPanelsProps {
  step: number
  canSubmit: boolean
  isSending: boolean
  onTurn: (index: number) => void
  onSettled: () => void
}

/** The five sections with their buttons: Next, Previous, and Submit on the last (specification 5.2). */
export function SectionPanels({
  step,
  canSubmit,
  isSending,
  onTurn,
  onSettled,
}: SectionPanelsProps) {
  const { messages, isLive } = useFormFrame()
  const { form } = messages
  const last = steps.length - 1
  return steps.map(({ id }, index) => (
    <section
      key={id}
      id={panelIdOf(id)}
      className={styles.panel}
      hidden={isLive && index !== step}
      {...(isLive && { role: "tabpanel", "aria-labelledby": tabIdOf(id) })}
    >
      <p className={styles.counter}>
        {formatMessage(form.step, { step: index + 1, steps: numberOfSteps })}
      </p>
      <h2 id={`heading-${index}`} tabIndex={-1} className={styles.heading}>
        {form.steps[id]}
      </h2>
      <FormSection id={id} onSettled={onSettled} />
      <p className={styles.buttons}>
        {isLive && index > 0 && index < last && (
          <button type="button" className={styles.previous} onClick={() => onTurn(index - 1)}>
            {form.previous}
          </button>
        )}
        {isLive && index < last && (
          <button type="button" className={styles.next} onClick={() => onTurn(index + 1)}>
            {form.next}
          </button>
        )}
        {index === last && (
          <button type="submit" className={styles.next} disabled={isLive && !canSubmit}>
            {isSending ? form.submitting : form.submit}
          </button>
        )}
      </p>
    </section>
  ))
}
