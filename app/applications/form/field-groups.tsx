import { type ComponentProps, Fragment, useState, type FormEvent } from "react"

import { isResultAwaited } from "#domain/applications/form/class-12-result.ts"
import type { FieldName } from "#domain/applications/form/form-definition.ts"
import {
  type FieldGroup,
  fieldOf,
  isConditional,
  isRequiredBySession,
} from "#domain/applications/form/form-fields.ts"
import { cgpaFormula, isCgpa, percentage } from "#domain/applications/form/percentage.ts"
import { toAsciiDigits } from "#domain/fields/text.ts"
import { Field, inputClass } from "#ui/field/field.tsx"

import { useFormFrame } from "./form-context.ts"
import { isTicked, Suggestions, TickField, useField, FormFieldInput } from "./form-field.tsx"

import fieldStyles from "./form-field.module.css"
import panelStyles from "./section-panels.module.css"

type AddressInputProps = { name: "c_address" | "p_address" } & ComponentProps<"textarea">

function AddressInput({ name, ...attributes }: AddressInputProps) {
  const { field, control } = useField(name)
  const { device, isLive } = useFormFrame()
  const isOffered = !isLive || device === "own"
  return (
    <Field {...field}>
      <textarea
        {...control}
        rows={3}
        maxLength={300}
        autoComplete={(isOffered && fieldOf(name).autoComplete) || "off"}
        className={`${inputClass} ${fieldStyles.wide}`}
        {...attributes}
      />
    </Field>
  )
}

/** Both addresses. The permanent address copies the correspondence address while the box is ticked. */
export function Addresses() {
  const { isLive } = useFormFrame()
  const initialCorrespondence = useField("c_address").initial
  const [isSame, setIsSame] = useState(isTicked(useField("same_as_correspondence").initial))
  const [correspondence, setCorrespondence] = useState(initialCorrespondence)
  // Keep the typed address: it reappears when the box is unticked.
  const [permanent, setPermanent] = useState(useField("p_address").initial)
  const isCopied = isLive && isSame
  return (
    <>
      <AddressInput
        name="c_address"
        defaultValue={initialCorrespondence}
        onChange={(event) => setCorrespondence(event.target.value)}
      />
      <TickField
        name="same_as_correspondence"
        onChange={(event) => setIsSame(event.target.checked)}
      />
      <AddressInput
        key={String(isCopied)}
        name="p_address"
        required={!isCopied}
        {...(isCopied
          ? { readOnly: true, value: correspondence }
          : {
              defaultValue: permanent,
              onChange: (event: { target: HTMLTextAreaElement }) =>
                setPermanent(event.target.value),
            })}
      />
    </>
  )
}

interface SchoolingProps {
  school: "highschool" | "i"
  title: string
  fields: readonly FieldName[]
}

interface MarksProps extends Pick<SchoolingProps, "school"> {
  /** Which marks count. */
  hint: string | undefined
  marks: Readonly<Record<string, string>>
}

/** The marks of one school, with their percentage. */
function MarksInputs({ school, hint, marks }: MarksProps) {
  const { messages, isLive } = useFormFrame()
  const obtained = `${school}_obtmarks` as const
  const maximum = `${school}_maxmarks` as const
  const percentageName = `${school}_percentage` as const
  const grading = marks[`${school}_grading`]
  // Without scripts both inputs are there, and the hint says what to enter.
  const hasCgpa = isLive && isCgpa(grading)
  const percent = percentage(marks[obtained]!, marks[maximum]!, grading)
  return (
    <div className={panelStyles.marks}>
      {!hasCgpa && <FormFieldInput name={maximum} />}
      <FormFieldInput
        name={obtained}
        label={hasCgpa ? messages.form.cgpa : undefined}
        reason={hint}
      />
      {isLive && (
        <div className={panelStyles.percentage}>
          <label htmlFor={percentageName}>{messages.fields[percentageName].label}</label>
          <input
            id={percentageName}
            name={percentageName}
            className={`${inputClass} ${fieldStyles.short}`}
            readOnly
            value={percent}
          />
          {hasCgpa && (
            <span className="soft small">
              {cgpaFormula(marks[obtained]!.trim(), percent, grading)}
            </span>
          )}
        </div>
      )}
    </div>
  )
}

const isMark = (name: FieldName) => /_(?:grading|(?:max|obt)marks|percentage)$/.test(name)

/** One school: high school or intermediate. The percentage is computed while the marks are typed. */
export function SchoolingFields({ school, title, fields }: SchoolingProps) {
  const { messages, isLive, initial } = useFormFrame()
  const isResultAsked = fields.includes("i_result")
  const grading = `${school}_grading` as const
  const maximum = `${school}_maxmarks` as const
  const obtained = `${school}_obtmarks` as const
  const [marks, setMarks] = useState({
    [obtained]: useField(obtained).initial,
    [maximum]: useField(maximum).initial,
    [grading]: useField(grading).initial,
    i_result: String(initial["i_result"] ?? ""),
  })
  const updateMarks = (event: FormEvent<HTMLElement>) => {
    const { name, value } = event.target as HTMLInputElement
    if (name in marks) setMarks((previous) => ({ ...previous, [name]: toAsciiDigits(value) }))
  }
  const isAwaited = isLive && school === "i" && isResultAwaited(marks)
  const marksInputs = (
    <Fragment key={grading}>
      <FormFieldInput name={grading} />
      <MarksInputs
        school={school}
        hint={isResultAsked ? messages.fields.i_result.marksHint : undefined}
        marks={marks}
      />
    </Fragment>
  )
  return (
    <fieldset className={panelStyles.school} onInput={updateMarks}>
      <legend className={panelStyles.schoolingTitle}>{title}</legend>
      {school === "highschool" && <Suggestions of="boards" />}
      {fields.map((name) => {
        if (!isMark(name)) return <FormFieldInput key={name} name={name} />
        if (name !== grading) return null
        if (!isResultAsked) return marksInputs
        return (
          // Hidden, they keep what was typed, in case the choice was a slip; disabled, they are not sent.
          <fieldset key={name} hidden={isAwaited} disabled={isAwaited}>
            {marksInputs}
          </fieldset>
        )
      })}
    </fieldset>
  )
}

/**
 * A group that most applicants need not fill in: a native disclosure, so it opens without scripts too. It is open at
 * the start if everybody must fill in one of its fields or one is filled in, and opens when one is wrong.
 */
export function FoldedGroup({ group: { heading, fields } }: { group: FieldGroup }) {
  const { messages, rules, initial, errors } = useFormFrame()
  const isWrong = fields.some((name) => errors[name]?.length)
  const isNeeded = fields.some(
    (name) =>
      (initial[name] ?? "").length > 0 ||
      (isRequiredBySession({ name }, rules.additionalFields) && !isConditional(name)),
  )
  const [isOpen, setIsOpen] = useState(isNeeded || isWrong)
  const [wasWrong, setWasWrong] = useState(isWrong)
  if (isWrong !== wasWrong) {
    setWasWrong(isWrong)
    if (isWrong) setIsOpen(true)
  }
  return (
    <details
      className={panelStyles.folded}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>
        <h3>{heading && messages.form[heading]}</h3>
      </summary>
      {fields.map((name) => (
        <FormFieldInput key={name} name={name} />
      ))}
    </details>
  )
}
