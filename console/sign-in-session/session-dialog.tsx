import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from "@mui/material"
import { useQueryClient } from "@tanstack/react-query"
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react"

import { type Credentials, loadMember, signInStaff, signOutStaff } from "../api/auth-provider.ts"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { useText } from "../kit/text/use-language.ts"
import { showSignInForm } from "../sign-in/sign-in-form.ts"
import { type Me, reauthentication } from "./reauthentication.ts"

/** Reloads the page without the browser's warning about unsaved changes: this dialog has already asked. */
const leave = () => {
  const stop = (event: BeforeUnloadEvent) => event.stopImmediatePropagation()
  window.addEventListener("beforeunload", stop, { capture: true })
  window.location.replace("/console")
}

interface StepProps {
  title: string
  text: string
  children?: ReactNode
  actions: ReactNode
}

/** Texts and buttons of one step; the main button takes the focus. */
function StepShown({ title, text, children, actions }: StepProps) {
  const buttons = useRef<HTMLDivElement>(null)
  useEffect(() => buttons.current?.querySelector<HTMLElement>("[data-main]")?.focus(), [])
  return (
    <>
      <DialogTitle id="session-title">{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id="session-text" color="textPrimary">
          {text}
        </DialogContentText>
        {children}
      </DialogContent>
      <DialogActions ref={buttons} disableSpacing sx={{ flexWrap: "wrap", gap: 1, px: 3, pb: 2 }}>
        {actions}
      </DialogActions>
    </>
  )
}

const signInAgain = async (credentials: Credentials) => {
  await signInStaff(credentials)
  reauthentication.signedIn(await loadMember())
}

function SignInStep() {
  const t = useText()
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const email = reauthentication.member()?.email
    showSignInForm(form.current!, { signIn: signInAgain, email, idPrefix: "session-" })
  }, [])
  return (
    <StepShown
      title={t("console.session.overTitle")}
      text={t("console.session.over")}
      actions={<Button onClick={reauthentication.decline}>{t("console.session.notNow")}</Button>}
    >
      <div ref={form} />
    </StepShown>
  )
}

function RepeatStep({ changes }: { changes: number }) {
  const t = useText()
  return (
    <StepShown
      title={t("console.session.repeatTitle")}
      text={t("console.session.notCarriedOut", { count: changes })}
      actions={
        <>
          <Button onClick={reauthentication.decline}>{t("console.session.notNow")}</Button>
          <Button data-main variant="contained" onClick={reauthentication.repeat}>
            {t("console.session.repeat")}
          </Button>
        </>
      }
    />
  )
}

function AnotherMemberStep({ signedIn, changes }: { signedIn: Me | undefined; changes: number }) {
  const t = useText()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    if (!signedIn) loadMember().then(reauthentication.signedIn, reauthentication.backToSignIn)
  }, [signedIn])
  if (!signedIn) return null
  const former = reauthentication.member()?.name ?? ""
  const names = { former, name: signedIn.name, count: changes }
  const signInAsFormer = () =>
    signOutStaff().then(reauthentication.backToSignIn, (error: Error) => setFailure(error.message))
  return (
    <StepShown
      title={t("console.session.anotherTitle", names)}
      text={[
        t("console.session.another", names),
        ...(changes > 0 ? [t("console.session.underName", names)] : []),
      ].join(" ")}
      actions={
        <>
          <Button onClick={leave}>{t("console.session.leave")}</Button>
          <Button onClick={() => reauthentication.continueAs(signedIn)}>
            {t(`console.session.${changes > 0 ? "repeatAs" : "continueAs"}`, names)}
          </Button>
          <Button data-main variant="contained" onClick={signInAsFormer}>
            {t("console.session.signInAs", names)}
          </Button>
        </>
      }
    >
      <ErrorAlert text={failure} />
    </StepShown>
  )
}

/**
 * Opens when a request finds the session expired; the page keeps its input. After sign-in it asks whether to
 * repeat the request.
 */
export function SessionDialog() {
  const step = useSyncExternalStore(reauthentication.subscribe, reauthentication.step)
  const queries = useQueryClient()
  const isOpen = step !== undefined
  const isTyped = useRef(false)
  useEffect(() => {
    // The member's role may have changed since the last sign-in.
    if (!isOpen) return () => undefined
    return () => void queries.invalidateQueries({ queryKey: ["auth"] })
  }, [isOpen, queries])
  if (!step) return null
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby="session-title"
      aria-describedby="session-text"
      onInput={() => {
        isTyped.current = true
      }}
      onClose={(_event, reason) => {
        const isAccident = step.name === "sign in" && isTyped.current
        if (reason !== "escapeKeyDown" || step.name === "another member" || isAccident) return
        reauthentication.decline()
      }}
    >
      {step.name === "sign in" && <SignInStep />}
      {step.name === "repeat" && <RepeatStep changes={step.changes} />}
      {step.name === "another member" && (
        <AnotherMemberStep signedIn={step.signedIn} changes={step.changes} />
      )}
    </Dialog>
  )
}
