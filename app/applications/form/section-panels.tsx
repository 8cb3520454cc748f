import { Fragment, memo, type ReactNode, useDeferredValue, useMemo } from "react"

import type { FieldType, GroupHeading } from "#domain/applications/form/field-definition.ts"
import type { FieldName, StepId } from "#domain/applications/form/form-definition.ts"
import {
  groupsOfForm,
  type FieldGroup,
  fieldTypeOf,
  numberOfSteps,
  steps,
} from "#domain/applications/form/form-fields.ts"
import { uploadNames } from "#domain/fields/uploads.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import { Button } from "#ui/button/button.tsx"
import { panelIdOf, tabIdOf, Tabs } from "#ui/tabs/tabs.tsx"

import { Upload } from "../upload/upload.tsx"
import { Addresses, FoldedGroup, SchoolingFields } from "./field-groups.tsx"
import { FormContext, useFormFrame } from "./form-context.ts"
import { FormFieldInput } from "./form-field.tsx"
import { Review } from "./review.tsx"
import { SubjectFields } from "./subject-fields.tsx"
import { KeepForAnother } from "./submit/keep-for-another.tsx"

import styles from "./section-panels.module.css"

interface StepTabsProps {
  current: number
  finished: readonly StepId[]
  onOpen: (index: number) => void
}

/** The five tabs, each with its number of errors, or a tick if it is filled in. */
export function StepTabs({ current, finished, onOpen }: StepTabsProps) {
  const { messages, errors, isLive } = useFormFrame()
  const { form } = messages
  const items = steps.map(({ id, fields }) => {
    const title = form.steps[id]
    const count = fields.filter((field) => errors[field]?.length).length
    if (count > 0)
      return { id, title, note: formatMessage(form.errorCount, { count }), state: count }
    return finished.includes(id)
      ? { id, title, note: form.done, state: "done" as const }
      : { id, title }
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

interface GroupFieldsProps {
  group: FieldGroup
  /** Reports a change for which there is no event. */
  onChange: (field: FieldName) => void
  /** Shown above the box that agrees to it. Left out without JavaScript, because all steps are then on the page. */
  review: ReactNode
}

/** Types of fields that have a component of their own in a group. */
const slotTypes: Partial<Record<GroupHeading, readonly FieldType[]>> = {
  addresses: ["address", "tick"],
  subjects: ["subject"],
  pictures: ["picture"],
}

/** The fields of one group, under its heading. Rendered again only for what it shows: there are some sixty fields. */
const GroupFields = memo(function GroupFields({ group, onChange, review }: GroupFieldsProps) {
  const { heading, fields, isFolded } = group
  const { form } = useFormFrame().messages
  if (isFolded) return <FoldedGroup group={group} />
  if (heading === "highschool" || heading === "intermediate") {
    const school = heading === "highschool" ? heading : "i"
    return <SchoolingFields school={school} title={form[heading]} fields={fields} />
  }
  const inSlot = (heading && slotTypes[heading]) ?? []
  return (
    <>
      {heading && heading !== "subjects" && <h3>{form[heading]}</h3>}
      {heading === "subjects" && <SubjectFields onSettled={() => onChange("minor_subject")} />}
      {heading === "addresses" && <Addresses />}
      {heading === "pictures" && (
        <div className={styles.uploads}>
          {uploadNames.map((name) => (
            <Upload key={name} name={name} />
          ))}
        </div>
      )}
      {fields
        .filter((name) => !inSlot.includes(fieldTypeOf(name)))
        .map((name) => (
          <Fragment key={name}>
            {name === "agreed_to_declaration" && review}
            {/* The declarations are in Hindi on both pages. */}
            <FormFieldInput name={name} lang={heading === "questions" ? "hi" : undefined} />
          </Fragment>
        ))}
    </>
  )
})

interface SectionPanelsProps {
  step: number
  canSubmit: boolean
  isSending: boolean
  onNext: () => void
  onTurn: (index: number) => void
  onChange: GroupFieldsProps["onChange"]
}

const last = steps.length - 1

type StepButtonsProps = Omit<SectionPanelsProps, "step" | "onChange"> & { index: number }

function StepButtons({ index, canSubmit, isSending, onNext, onTurn }: StepButtonsProps) {
  const { messages, isLive } = useFormFrame()
  const { form } = messages
  return (
    <>
      {index === last && <KeepForAnother />}
      <p className={styles.buttons}>
        {isLive && index > 0 && index < last && (
          <Button kind="secondary" className={styles.turn} onClick={() => onTurn(index - 1)}>
            {form.previous}
          </Button>
        )}
        {isLive && index < last && (
          <Button className={styles.turn} onClick={onNext}>
            {form.next}
          </Button>
        )}
        {index === last && (
          <Button type="submit" className={styles.turn} disabled={isLive && !canSubmit}>
            {isSending ? form.submitting : form.submit}
          </Button>
        )}
      </p>
    </>
  )
}

/** The five sections with their buttons: Next, Previous, and Submit on the last (specification 5.2). */
export function SectionPanels({
  step,
  canSubmit,
  isSending,
  onNext,
  onTurn,
  onChange,
}: SectionPanelsProps) {
  const frame = useFormFrame()
  // The steps that are not open follow in the background.
  const frameOfOthers = useDeferredValue(frame)
  const { messages, rules, isLive } = frame
  const { form } = messages
  const groups = useMemo(() => groupsOfForm(rules.additionalFields), [rules.additionalFields])
  return steps.map(({ id }, index) => (
    <section
      key={id}
      id={panelIdOf(id)}
      className={styles.panel}
      hidden={isLive && index !== step}
      {...(isLive && { role: "tabpanel", "aria-labelledby": tabIdOf(id) })}
    >
      <div className={styles.head}>
        <p className="eyebrow">
          {formatMessage(form.step, { step: index + 1, steps: numberOfSteps })}
        </p>
        <h2 id={`heading-${index}`} tabIndex={-1}>
          {form.steps[id]}
        </h2>
      </div>
      {index === 0 && <p className={styles.note}>{form.optionalNote}</p>}
      <FormContext value={index === step ? frame : frameOfOthers}>
        {groups
          .filter((group) => group.step === id)
          .map((group) => (
            <GroupFields
              key={group.fields[0]}
              group={group}
              onChange={onChange}
              review={
                isLive &&
                group.fields.includes("agreed_to_declaration") && (
                  <Review isOpen={step === last} onOpenStep={onTurn} />
                )
              }
            />
          ))}
      </FormContext>
      <StepButtons {...{ index, canSubmit, isSending, onNext, onTurn }} />
    </section>
  ))
}
