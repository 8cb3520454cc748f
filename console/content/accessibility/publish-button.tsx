import { type MouseEvent, useRef, useState } from "react"
import { SaveButton, useResourceContext } from "react-admin"
import { useFormContext } from "react-hook-form"

import { type Finding, isError } from "#domain/content/accessibility/findings.ts"

import { call } from "../../api/call.ts"
import { useNotifyError } from "../../api/use-request.ts"
import { TextButton } from "../../kit/dialog/text-button.tsx"
import { PublishIcon } from "../../kit/page/icons.tsx"
import { collectionOf } from "../collections.ts"
import type { ContentEntry } from "../entry.tsx"
import { AccessibilityDialog } from "./accessibility-dialog.tsx"
import { useAccessibilityTexts } from "./texts.ts"

/** Returns a function that checks the form's values on the server. */
const useCheck = () => {
  const { getValues } = useFormContext<ContentEntry>()
  const collection = collectionOf(useResourceContext()!)
  return async (): Promise<Finding[]> => {
    const data = { item: getValues("item") }
    const { findings } = await call("POST /content/:collection/accessibility", { collection, data })
    return findings
  }
}

/** Checks the item of the form and shows what was found; nothing is saved. */
export function CheckButton() {
  const t = useAccessibilityTexts()
  const check = useCheck()
  const notifyError = useNotifyError()
  const [findings, setFindings] = useState<Finding[]>()
  return (
    <>
      <TextButton
        label={{ text: t("check") }}
        variant="outlined"
        size="medium"
        onClick={() => void check().then(setFindings).catch(notifyError)}
      />
      {findings && (
        <AccessibilityDialog findings={findings} onClose={() => setFindings(undefined)} />
      )}
    </>
  )
}

interface PublishProps {
  /** What is saved with the item. */
  transform: (sent: Partial<ContentEntry>) => object
}

/** Publishes the item. What the check finds is shown before: one can publish with warnings, but not with errors. */
export function PublishButton({ transform }: PublishProps) {
  const t = useAccessibilityTexts()
  const check = useCheck()
  const notifyError = useNotifyError()
  const isChecked = useRef(false)
  const [findings, setFindings] = useState<Finding[]>()
  const publish = {
    type: "button",
    variant: "outlined",
    alwaysEnable: true,
    icon: <PublishIcon />,
    transform,
  } as const
  const checkFirst = (event: MouseEvent<HTMLButtonElement>) => {
    if (isChecked.current) return
    const button = event.currentTarget
    event.preventDefault()
    const show = (found: Finding[]) => {
      if (found.length > 0) return setFindings(found)
      isChecked.current = true
      button.click()
      isChecked.current = false
    }
    void check().then(show).catch(notifyError)
  }
  const close = () => setFindings(undefined)
  return (
    <>
      <SaveButton {...publish} label="console.content.publish" onClick={checkFirst} />
      {findings && (
        <AccessibilityDialog
          findings={findings}
          onClose={close}
          actions={
            !findings.some(isError) && (
              <SaveButton {...publish} label={t("anyway")} onClick={close} />
            )
          }
        />
      )}
    </>
  )
}
