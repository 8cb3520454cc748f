import {
  type FocusEvent,
  type FormEvent,
  memo,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react"
import { flushSync } from "react-dom"

import { useHydrated } from "#app/use-hydrated.ts"
import type { FormProgramme } from "#domain/admission/programmes.ts"
import type { FieldErrors } from "#domain/applications/form/field-errors.ts"
import { steps } from "#domain/applications/form/form-fields.ts"
import type { FormValues } from "#domain/applications/form/form-values.ts"

import { OpeningSheet } from "../confirmation/after-submission.tsx"
import type { FormMessages } from "../messages/messages.server.ts"
import { ConnectionNotice } from "./connection-notice.tsx"
import { useAfterPaint } from "./defer.ts"
import { CopyOffer } from "./draft/copy-offer.tsx"
import { DeviceQuestion, questionHeadingId } from "./draft/device-question.tsx"
import { FormDraftStatus } from "./draft/draft-status.tsx"
import type { ShownVersions } from "./draft/draft.ts"
import { useRecoveryCopy } from "./draft/recovery-copy.ts"
import { useFormDraft } from "./draft/use-draft.ts"
import { FormContext, useFormFrame } from "./form-context.ts"
import { FormErrors } from "./form-errors.tsx"
import { LeaveGuard } from "./leave-guard.tsx"
import type { PageRules } from "./read-form.ts"
import { useRestorePosition } from "./restore-position.ts"
import { SectionPanels, StepTabs } from "./section-panels.tsx"
import { focusSummary, useStepActions } from "./step-actions.ts"
import { deviceQuestion, useStepHistory } from "./step-history.ts"
import { SubmitRefusalDialog, SubmitStatus } from "./submit/submit-status.tsx"
import { useSubmit } from "./submit/use-submit.ts"
import { Transfer, useTransferDialog } from "./transfer/transfer.tsx"
import { useFormErrors } from "./use-errors.ts"

import styles from "./section-panels.module.css"

interface ApplicationFormProps {
  programme: FormProgramme
  messages: FormMessages
  /** What the session and the settings say of the fields. */
  rules: PageRules
  /** The versions of what the page shows and the consent names. */
  shown: ShownVersions
  /** Values and errors returned by the action after a submission without JavaScript. */
  returned: { values: FormValues; errors: FieldErrors } | undefined
  /** What to know before the form: above the question and the long page, and below each step. */
  children?: ReactNode
}

type FormRef = RefObject<HTMLFormElement | null>

/** Whether the declaration is agreed. It is read from the form, which is filled again with each `version`. */
const useAgreement = (form: FormRef, version: number) => {
  const [isAgreed, setIsAgreed] = useState(false)
  const readAgreement = () =>
    setIsAgreed(new FormData(form.current ?? undefined).has("agreed_to_declaration"))
  useEffect(readAgreement, [form, version])
  return { isAgreed, readAgreement }
}

/**
 * Finds the filled-in steps after a draft was restored. Clears the errors after the form was emptied. In both cases the
 * former form is no longer sent by itself.
 */
const useFollowDraft = (
  { start, ended }: ReturnType<typeof useFormDraft>,
  errors: ReturnType<typeof useFormErrors>,
  stopSending: () => void,
) => {
  const refill = useEffectEvent(() => {
    stopSending()
    void errors.validate()
  })
  const reset = useEffectEvent(errors.reset)
  useEffect(() => {
    if (start.version > 0) refill()
  }, [start.version])
  useEffect(() => {
    if (ended) reset()
  }, [ended])
}

/** After a form was refused without JavaScript, focuses the error summary, unless the applicant is at work already. */
const useFocusOnRefusal = (summary: RefObject<HTMLElement | null>) =>
  useEffect(() => {
    if (document.activeElement === document.body) summary.current?.focus({ preventScroll: true })
  }, [summary])

/** Checks a field of text when it is left. */
const leaveWith =
  (errors: ReturnType<typeof useFormErrors>) => (event: FocusEvent<HTMLFormElement>) => {
    const { name, type } = event.target as unknown as HTMLInputElement
    if (name && type !== "radio" && type !== "checkbox") errors.leave(name)
  }

/** The draft, the errors and the submission of the form, and what its events do to them. */
const useApplicationForm = ({
  programme,
  messages,
  rules,
  shown,
  returned,
}: ApplicationFormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLElement>(null)
  const { code: course, session } = programme
  const draft = useFormDraft({ ...rules, course, form, shown, returned: returned?.values })
  const errors = useFormErrors(form, rules, returned)
  const submission = useSubmit({
    course,
    session,
    device: draft.device,
    form,
    readDraft: draft.read,
  })
  const { isAgreed, readAgreement } = useAgreement(form, draft.start.version)
  const isLastStep = draft.step === steps.length - 1
  // Submit works only on the last step, after the declaration is agreed (specification 5.2), even if Enter triggers it.
  const canSubmit = isLastStep && isAgreed && !submission.isSending

  useFollowDraft(draft, errors, submission.release)
  useFocusOnRefusal(summary)

  // A choice may change another field (the second major). React applies that before.
  const update = useAfterPaint((fields: string[]) => {
    // What is sent by itself is the form before this change.
    submission.withdraw()
    draft.save()
    errors.recheck(fields)
  })
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { name, tagName, type } = event.target as HTMLInputElement
    if (name === "agreed_to_declaration") readAgreement()
    // A picture reports its errors itself. Its event comes late, when it is saved: a newer picture may be refused by then.
    update(type === "file" ? "" : name.replace("[]", ""))
    if (tagName === "SELECT") errors.choose(name)
  }
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (!canSubmit) return
    if (flushSync(errors.showAll)) return focusSummary(summary)
    const refused = await submission.submit()
    if (refused) errors.showServer(refused, messages)
  }
  const clear = async () => {
    if (!window.confirm(messages.draft.clearSure)) return
    errors.reset()
    submission.withdraw()
    await draft.clear()
    // The pressed button was removed, so move the focus.
    document.getElementById(questionHeadingId)?.focus()
  }
  const actions = { update, clear, events: { onInput, onBlur: leaveWith(errors), onSubmit } }
  return { form, summary, draft, errors, submission, isLastStep, canSubmit, ...actions }
}

/** The five sections as one form: tabs with JavaScript, one long page without. */
export function ApplicationForm(props: ApplicationFormProps) {
  // React makes the tabs piece by piece: made at once, they block a slow phone.
  return <FormParts {...props} isLive={useDeferredValue(useHydrated())} />
}

type FormPartsProps = ApplicationFormProps & { isLive: boolean }

/** What the fields of the form read, and what opens a step. */
const useFormParts = (props: FormPartsProps) => {
  const { programme, messages, rules, isLive } = props
  const application = useApplicationForm(props)
  const { form, draft, errors } = application
  const { start, step, device, recovered } = draft
  const actions = useStepActions(application)
  useRestorePosition({ form, isLive, version: start.version, openStep: draft.goTo })
  useStepHistory({ isLive, step, onTurn: actions.show })
  const isShared = device === "shared"
  useRecoveryCopy({ course: programme.code, form, isShared, read: draft.read })
  const { shown, questions, report } = errors
  const initial = start.values
  // Every text field reads the answer about the device, but none shows it.
  const later = useDeferredValue(device)
  const frame = useMemo(
    () => ({
      programme,
      messages,
      rules,
      device: later,
      recovered,
      isLive,
      initial,
      errors: shown,
      questions,
      report,
    }),
    [programme, messages, rules, later, recovered, isLive, initial, shown, questions, report],
  )
  const closeRefusal = () => {
    application.submission.dismiss()
    focusSummary(application.summary)
  }
  return { ...application, actions, closeRefusal, frame }
}

type Parts = ReturnType<typeof useFormParts>

interface BeforeStepsProps extends Pick<Parts, "form" | "draft" | "submission" | "actions"> {
  course: string
  /** Whether a step is open, not the question or the long page. */
  isStep: boolean
  isAsked: boolean
}

/** The part above the steps: notices, the question about the device, the offer to copy another form. */
function BeforeSteps({ course, isStep, isAsked, ...parts }: BeforeStepsProps) {
  const { messages } = useFormFrame()
  const { form, draft, submission, actions } = parts
  const { ended, device, canSave, step } = draft
  const copy = (values: FormValues) => {
    flushSync(() => draft.fill(values))
    document.getElementById("heading-0")?.focus()
  }
  return (
    <>
      {ended && <output className={styles.ended}>{messages.draft.ended[ended]}</output>}
      {isStep && (
        <ConnectionNotice
          device={device}
          canSave={canSave}
          hasFailed={submission.result?.kind === "no reply"}
        />
      )}
      {isAsked && <DeviceQuestion device={device} onAnswer={actions.answer} />}
      {isStep && step === 0 && device === "own" && (
        <CopyOffer course={course} form={form} onCopy={copy} />
      )}
    </>
  )
}

interface AfterStepsProps extends Parts {
  isStep: boolean
  isLive: boolean
  children: ReactNode
}

/** The part below the steps: the state of the draft, and the dialogs. */
function AfterSteps({ isStep, isLive, children, ...parts }: AfterStepsProps) {
  const { form, draft, actions, submission } = parts
  const { onTransfer, ...transfer } = useTransferDialog()
  return (
    <>
      {isStep && (
        <FormDraftStatus
          {...draft}
          onChange={actions.changeAnswer}
          onClear={parts.clear}
          onTransfer={onTransfer}
        />
      )}
      {children}
      {isLive && <LeaveGuard form={form} device={draft.device} canSave={draft.canSave} />}
      <Transfer {...transfer} form={form} draft={draft} />
      <SubmitRefusalDialog {...submission} onClose={parts.closeRefusal} />
    </>
  )
}

const FormParts = memo(function FormParts(props: FormPartsProps) {
  const { programme, messages, shown, isLive, children } = props
  const parts = useFormParts(props)
  const { form, summary, draft, errors, submission, isLastStep, canSubmit, actions } = parts
  const { start, step, device } = draft
  if (submission.storedAs) return <OpeningSheet code={submission.storedAs} messages={messages} />
  const isStep = isLive && step !== deviceQuestion
  const isAsked = step === deviceQuestion || (!isLive && !device)
  return (
    <FormContext value={parts.frame}>
      {!isStep && children}
      <BeforeSteps {...parts} course={programme.code} isStep={isStep} isAsked={isAsked} />
      <FormErrors
        ref={summary}
        errors={errors.summarized}
        onGoTo={isLive ? actions.goToField : undefined}
      />
      <div hidden={isLive && !isStep}>
        <StepTabs current={step} finished={errors.finished} onOpen={actions.openStep} />
        <form
          ref={form}
          id="application"
          className={styles.form}
          method="post"
          encType="multipart/form-data"
          // We show our own messages in the page's language, with and without JavaScript.
          noValidate
          {...parts.events}
        >
          <input type="hidden" name="course" value={programme.code} />
          {/* Not on the server: every visitor gets the same page. */}
          {isLive && <input type="hidden" name="submission_key" value={start.submissionKey} />}
          {Object.entries(shown).map(
            ([name, version]) =>
              version && <input key={name} type="hidden" name={name} value={version} />,
          )}
          {start.startToken && <input type="hidden" name="start_token" value={start.startToken} />}
          <SectionPanels
            key={start.version}
            step={step}
            canSubmit={canSubmit}
            isSending={submission.isSending}
            onNext={actions.next}
            onTurn={actions.turnTo}
            onChange={parts.update}
          />
          <SubmitStatus {...submission} isLastStep={isLastStep} canSubmit={canSubmit} />
        </form>
      </div>
      <AfterSteps {...parts} isStep={isStep} isLive={isLive}>
        {isStep && children}
      </AfterSteps>
    </FormContext>
  )
})
