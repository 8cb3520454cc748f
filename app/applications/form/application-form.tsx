import { type FocusEvent, type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react"
import { flushSync } from "react-dom"

import { Dialog } from "#app/ui/dialog/dialog.tsx"
import { tabIdOf } from "#app/ui/tabs/tabs.tsx"
import { useHydrated } from "#app/use-hydrated.ts"
import type { Course } from "#domain/applications/courses.ts"
import type { FieldErrors } from "#domain/applications/field-errors.ts"
import type { FormValues } from "#domain/applications/form-values.ts"
import { stepOfField, steps } from "#domain/applications/sections.ts"

import type { FormMessages } from "../messages/messages.server.ts"
import { FormContext } from "./form-context.ts"
import { useKeepPlace } from "./keep-place.ts"
import { SectionPanels, StepTabs } from "./section-panels.tsx"
import { DraftStatus, SubmitStatus, useSubmit } from "./submit-status.tsx"
import { useDeferUntilPointerUp } from "./use-defer-until-pointer-up.ts"
import { useDraft } from "./use-draft.ts"
import { FormErrors, useFormErrors } from "./use-errors.tsx"

import styles from "./application-form.module.css"

interface ApplicationFormProps {
  course: Course
  messages: FormMessages
  /** Version of the privacy notice shown above the form; undefined if none is published. */
  noticeVersion: string | undefined
  /** Values and errors returned by the action after a submission without JavaScript. */
  returned: { values: FormValues; problems: FieldErrors } | undefined
}

const noProblems: FieldErrors = {}

/** The five sections as one form: tabs with JavaScript, one long page without. */
export function ApplicationForm({
  course,
  messages,
  noticeVersion,
  returned,
}: ApplicationFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const isLive = useHydrated()
  const [isAgreed, setIsAgreed] = useState(false)
  const draft = useDraft({
    course: course.code,
    form,
    noticeVersion,
    returned: returned?.values,
  })
  const problems = useFormErrors(form, returned?.problems ?? noProblems)
  const sending = useSubmit({ course: course.code, form })
  const afterPress = useDeferUntilPointerUp()
  const { start, step } = draft
  const isLastStep = step === steps.length - 1
  /**
   * Submit works only on the last step, after the declaration is agreed (specification 5.2), even if Enter triggers
   * it.
   */
  const canSubmit = isLastStep && isAgreed && !sending.isSending

  useKeepPlace({ form, isLive, version: start.version, openStep: draft.goTo })

  const readAgreement = () =>
    setIsAgreed(new FormData(form.current ?? undefined).has("agreed_to_declaration"))
  useEffect(readAgreement, [start.version])
  const forget = useEffectEvent(problems.reset)
  useEffect(() => {
    if (draft.endedElsewhere) forget()
  }, [draft.endedElsewhere])

  const openStep = (index: number) => {
    if (index === step) return
    problems.showStep(step)
    flushSync(() => draft.open(index))
  }
  const turnTo = (index: number) => {
    openStep(index)
    document.getElementById(`heading-${index}`)?.focus()
  }
  const goTo = (field: string) => {
    openStep(stepOfField(field))
    const input = document.getElementById(field)
    input?.focus({ preventScroll: true })
    // Scroll to the label and the error message too, not only to the input.
    ;(input?.closest("[data-wrong]") ?? input)?.scrollIntoView({ block: "center" })
  }

  // A choice may change another field (the second major). React applies that after the event.
  const follow = (field: string) =>
    setTimeout(() => {
      draft.keep()
      problems.recheck(field)
    })
  const change = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement
    readAgreement()
    follow(name.replace("[]", ""))
  }
  const leave = (event: FocusEvent<HTMLFormElement>) => {
    const { name, type } = event.target as unknown as HTMLInputElement
    if (name && type !== "radio" && type !== "checkbox") {
      afterPress(() => problems.leave(name))
    }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!canSubmit) return
    if (flushSync(problems.showAll)) return summary.current?.focus()
    const errors = await sending.send()
    if (errors) problems.showServer(errors)
  }
  const clear = async () => {
    if (!window.confirm(messages.draft.clearSure)) return
    problems.reset()
    await draft.clear()
    // The pressed button was removed, so move the focus.
    document.getElementById(tabIdOf(steps[0]!.id))?.focus()
  }

  return (
    <FormContext
      value={{
        course,
        messages,
        isLive,
        initial: start.values,
        problems: problems.shown,
        report: problems.report,
      }}
    >
      <FormErrors ref={summary} onGoTo={isLive ? goTo : undefined} />
      <DraftStatus {...draft} onClear={clear} />
      <StepTabs current={step} onOpen={openStep} />
      <form
        ref={form}
        id="application"
        className={styles.form}
        method="post"
        encType="multipart/form-data"
        // We show our own messages in the page's language, with and without JavaScript.
        noValidate
        onInput={change}
        onBlur={leave}
        onSubmit={submit}
      >
        <input type="hidden" name="course" value={course.code} />
        {/* Not on the server: every visitor gets the same page. */}
        {isLive && <input type="hidden" name="submission_key" value={start.submissionKey} />}
        {noticeVersion && <input type="hidden" name="notice_version" value={noticeVersion} />}
        <SectionPanels
          key={start.version}
          step={step}
          canSubmit={canSubmit}
          isSending={sending.isSending}
          onTurn={turnTo}
          onSettled={() => follow("minor_subject")}
        />
        <SubmitStatus {...sending} isLastStep={isLastStep} canSubmit={canSubmit} />
      </form>
      <Dialog
        isOpen={sending.refusal !== undefined}
        title={messages.dialogs.validation}
        close={messages.dialogs.ok}
        onClose={() => {
          sending.dismiss()
          summary.current?.focus()
        }}
      >
        <p>{sending.refusal}</p>
      </Dialog>
    </FormContext>
  )
}
