import { Fragment, useRef, useState } from "react"

import {
  type ChosenSubjects,
  conflictingSubjects,
  haveConflict,
  isExcluded,
  isFullHere,
  keepOffered,
  offeredSubjects,
  slotOf,
} from "#domain/admission/subject-rules.ts"
import { type SubjectField, subjectFields } from "#domain/applications/form/form-fields.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import { Dialog } from "#ui/dialog/dialog.tsx"

import { useFormFrame } from "./form-context.ts"
import { Select } from "./form-field.tsx"

import styles from "./section-panels.module.css"

/** The fields in which the programme asks for a subject, in the form's order. */
const useShownSubjects = () => {
  const { programme } = useFormFrame()
  return subjectFields.filter((field) => slotOf(programme, field))
}

const useSubjectName = () => {
  const { subjectNames } = useFormFrame().programme
  return (subject: string) => subjectNames[subject] ?? subject
}

/** The chosen subjects. A second major that the first no longer allows is cleared, and remembered to say so. */
const useChosenSubjects = (fields: readonly SubjectField[]) => {
  const { programme, initial } = useFormFrame()
  const [chosen, setChosen] = useState<ChosenSubjects>(() =>
    Object.fromEntries(fields.map((field) => [field, String(initial[field] ?? "")])),
  )
  const [cleared, setCleared] = useState("")
  const choose = (change: ChosenSubjects) => {
    const wanted = { ...chosen, ...change }
    const next = keepOffered(programme, wanted)
    const second = wanted["second_major_subject"] ?? ""
    if ("first_major_subject" in change || "second_major_subject" in change) {
      setCleared(next["second_major_subject"] === second ? "" : second)
    }
    setChosen(next)
    return next
  }
  return { chosen, cleared, choose }
}

interface ConflictDialogProps {
  isOpen: boolean
  chosen: ChosenSubjects
  onClose: () => void
}

function ConflictDialog({ isOpen, chosen, onClose }: ConflictDialogProps) {
  const { dialogs, fields } = useFormFrame().messages
  const additionalFields = useShownSubjects()
  const subjectName = useSubjectName()
  const fieldsOf = (subject: string) =>
    additionalFields.filter((name) => chosen[name] === subject).map((name) => fields[name].label)
  return (
    <Dialog isOpen={isOpen} title={dialogs.conflict} close={dialogs.ok} onClose={onClose}>
      <p>{dialogs.conflictText}</p>
      {conflictingSubjects(...Object.values(chosen)).map((subject) => (
        <p key={subject}>
          {formatMessage(dialogs.conflictSubject, {
            subject: subjectName(subject),
            fields: fieldsOf(subject).join(", "),
          })}
        </p>
      ))}
      <p>{dialogs.conflictNext}</p>
    </Dialog>
  )
}

function ClearedNotice({ second, first }: { second: string; first: string }) {
  const { form } = useFormFrame().messages
  const subjectName = useSubjectName()
  const names = { second: subjectName(second), first: subjectName(first) }
  return (
    <output className={styles.cleared}>{second && formatMessage(form.secondCleared, names)}</output>
  )
}

interface SubjectSelectProps {
  field: SubjectField
  chosen: ChosenSubjects
  onChoose: (subject: string) => void
}

/** One choice of a subject. Those that cannot be chosen here are shown as disabled, with the reason. */
function SubjectSelect({ field, chosen, onChoose }: SubjectSelectProps) {
  const { programme, messages, isLive } = useFormFrame()
  const subjectName = useSubjectName()
  const { is_required = false, subjects = [] } = slotOf(programme, field) ?? {}
  const isTaken = (subject: string) => isFullHere(programme, field, subject)
  const reasonOf = (subject: string) => {
    if (isTaken(subject)) return messages.form.someFull
    if (!isExcluded(programme, field, subject)) return ""
    return messages.messages[
      field === "first_major_subject" ? "subject.not_first" : "subject.not_here"
    ]
  }
  // Without JavaScript the list cannot follow the first major, so offer the union for all first majors.
  const first = chosen["first_major_subject"] ?? ""
  const offered = isLive ? offeredSubjects(programme, field, first) : subjects
  const reasons = [...new Set(offered.map(reasonOf))].filter(Boolean)
  const options = offered.map((subject) => ({
    value: subject,
    text: isTaken(subject)
      ? formatMessage(messages.form.full, { subject: subjectName(subject) })
      : subjectName(subject),
    isDisabled: reasonOf(subject) !== "",
  }))
  return (
    <Select
      name={field}
      isRequired={is_required}
      reason={reasons.join("; ") || undefined}
      options={options}
      value={chosen[field] ?? ""}
      onChoose={onChoose}
    />
  )
}

/** The majors, the minor and what else the programme asks, validated on each choice (specification 4.3). */
export function SubjectFields({ onSettled }: { onSettled: () => void }) {
  const { messages } = useFormFrame()
  const fields = useShownSubjects()
  const { chosen, cleared, choose } = useChosenSubjects(fields)
  const [isInConflict, setIsInConflict] = useState(false)
  const isByKeys = useRef(false)

  const check = (values: ChosenSubjects) => {
    if (haveConflict(...Object.values(values))) setIsInConflict(true)
  }
  const settle = () => {
    setIsInConflict(false)
    const others = fields.filter((field) => field !== "first_major_subject")
    choose(Object.fromEntries(others.map((field) => [field, ""])))
    onSettled()
  }
  return (
    <fieldset
      onKeyDown={() => (isByKeys.current = true)}
      onPointerDown={() => (isByKeys.current = false)}
      onBlur={() => check(chosen)}
    >
      <legend className={styles.title}>{messages.form.subjects}</legend>
      <p className={styles.note}>{messages.form.subjectsHint}</p>
      {fields.map((field) => (
        <Fragment key={field}>
          <SubjectSelect
            field={field}
            chosen={chosen}
            onChoose={(subject) => {
              const next = choose({ [field]: subject })
              // Arrow keys pass through unwanted subjects, so validate the choice on blur instead.
              if (!isByKeys.current) check(next)
            }}
          />
          {field === "first_major_subject" && (
            <ClearedNotice second={cleared} first={chosen["first_major_subject"] ?? ""} />
          )}
        </Fragment>
      ))}
      <ConflictDialog isOpen={isInConflict} chosen={chosen} onClose={settle} />
    </fieldset>
  )
}
