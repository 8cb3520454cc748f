import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react"

import { isSensitive } from "#domain/applications/form/form-fields.ts"
import { uploadNames } from "#domain/fields/uploads.ts"
import { Button } from "#ui/button/button.tsx"
import { Dialog } from "#ui/dialog/dialog.tsx"

import type { Device } from "./draft/draft.ts"
import { useFormFrame } from "./form-context.ts"
import { inputOf } from "./read-form.ts"

/** What would be entered again after leaving the page: what a shared device does not keep, or everything. */
type Loss = "text" | "textAll"

interface LeaveGuardProps {
  form: RefObject<HTMLFormElement | null>
  device: Device | undefined
  canSave: boolean
}

const findLoss = (form: HTMLFormElement, canSave: boolean): Loss | undefined => {
  const fields = Object.keys(inputOf(form))
  const data = new FormData(form)
  const hasPicture = uploadNames.some((name) => (data.get(name) as File | null)?.size)
  if (!canSave) return fields.length > 0 || hasPicture ? "textAll" : undefined
  return hasPicture || fields.some((name) => isSensitive(name)) ? "text" : undefined
}

/** The pressed link if it opens another page in this tab. The language link keeps the form. */
const pressedLink = ({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined
  if (!(target instanceof Element)) return undefined
  const link = target.closest<HTMLAnchorElement>("a[href]:not([target], [download], [hreflang])")
  if (!link?.protocol.startsWith("http")) return undefined
  const isSamePage = link.pathname === window.location.pathname && link.hash !== ""
  return isSamePage ? undefined : link
}

/**
 * Asks before the page is left with values that this device does not keep: links by a dialog in the page's language; Back,
 * reload and closing by the browser's own question.
 */
export function LeaveGuard({ form, device, canSave }: LeaveGuardProps) {
  const { loss: messages } = useFormFrame().messages.draft
  const [question, setQuestion] = useState<{ href: string; loss: Loss }>()
  const isLeaving = useRef(false)
  const isGuarded = device !== "own" || !canSave
  const lossNow = () => (form.current ? findLoss(form.current, canSave) : undefined)

  const onPress = useEffectEvent((event: MouseEvent) => {
    const link = pressedLink(event)
    const loss = link && lossNow()
    if (!loss) return
    event.preventDefault()
    setQuestion({ href: link.href, loss })
  })
  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!isLeaving.current && lossNow()) event.preventDefault()
  })
  useEffect(() => {
    if (!isGuarded) return undefined
    // While it is captured: before the router opens the link.
    document.addEventListener("click", onPress, true)
    window.addEventListener("beforeunload", onUnload)
    return () => {
      document.removeEventListener("click", onPress, true)
      window.removeEventListener("beforeunload", onUnload)
    }
  }, [isGuarded])

  const leave = () => {
    if (!question) return
    isLeaving.current = true
    window.location.assign(question.href)
  }
  return (
    <Dialog
      isOpen={question !== undefined}
      title={messages.title}
      close={messages.stay}
      action={
        <Button kind="secondary" onClick={leave}>
          {messages.leave}
        </Button>
      }
      onClose={() => setQuestion(undefined)}
    >
      <p>{question && messages[question.loss]}</p>
    </Dialog>
  )
}
