import { formatMessage } from "#app/format-message.ts"
import { Button } from "#app/ui/button/button.tsx"
import { panelIdOf, tabIdOf, Tabs } from "#app/ui/tabs/tabs.tsx"
import { type FieldGroup, fieldGroups } from "#domain/applications/form/field-groups.ts"
import { numberOfSteps, type StepId, steps } from "#domain/applications/form/sections.ts"
import { uploadNames } from "#domain/fields/uploads.ts"

import { Upload } from "../upload/upload.tsx"
import { Addresses } from "./addresses.tsx"
import { useFormFrame } from "./form-context.ts"
import { FormField } from "./form-field.tsx"
import { SchoolingFields, SubjectFields } from "./subject-fields.tsx"

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

/** The fields of one group, under its heading. */
function GroupFields({
  group: { heading, fields },
  onSettled,
}: {
  group: FieldGroup
  onSettled: () => void
}) {
  const { form } = useFormFrame().messages
  switch (heading) {
    case "highschool":
      return <SchoolingFields school="highschool" title={form.highschool} />
    case "intermediate":
      return <SchoolingFields school="i" title={form.intermediate} />
    case "subjects":
      return <SubjectFields onSettled={onSettled} />
    case "addresses":
      return (
        <>
          <h3>{form.addresses}</h3>
          <Addresses />
        </>
      )
    case "pictures":
      return (
        <>
          <h3>{form.pictures}</h3>
          <div className={styles.uploads}>
            {uploadNames.map((name) => (
              <Upload key={name} name={name} />
            ))}
          </div>
        </>
      )
    default:
      return (
        <>
          {heading && <h3>{form[heading]}</h3>}
          {fields.map((name) => (
            // The declarations are in Hindi on both pages.
            <FormField key={name} name={name} lang={heading === "questions" ? "hi" : undefined} />
          ))}
        </>
      )
  }
}

/** The groups of one section, in the order of the paper form: pictures before declarations. */
const groupsOf = (id: StepId) => {
  const groups = fieldGroups.filter(({ step }) => step === id)
  return id === "upload_section" ? groups.toReversed() : groups
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
      {groupsOf(id).map((group) => (
        <GroupFields key={group.fields[0]} group={group} onSettled={onSettled} />
      ))}
      <p className={styles.buttons}>
        {isLive && index > 0 && index < last && (
          <Button kind="secondary" className={styles.turn} onClick={() => onTurn(index - 1)}>
            {form.previous}
          </Button>
        )}
        {isLive && index < last && (
          <Button className={styles.turn} onClick={() => onTurn(index + 1)}>
            {form.next}
          </Button>
        )}
        {index === last && (
          <Button type="submit" className={styles.turn} disabled={isLive && !canSubmit}>
            {isSending ? form.submitting : form.submit}
          </Button>
        )}
      </p>
    </section>
  ))
}
