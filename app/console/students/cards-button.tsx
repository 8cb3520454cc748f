import CardsIcon from "@mui/icons-material/BadgeOutlined"
import {
  Alert,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Link,
  MenuItem,
  TextField,
} from "@mui/material"
import { type SyntheticEvent, useState } from "react"
import { Button, type HttpError, useListContext, useTranslate } from "react-admin"

import { call } from "../calls.ts"
import { textOf } from "../sign-in/text-of.ts"
import { useChoices } from "./choices.ts"

type Errors = Partial<Record<"session" | "course", string>>

/** Asks whose cards, and opens their sheets in a window of their own. */
export function CardsButton() {
  const translate = useTranslate()
  const { courses } = useChoices()
  const { filterValues } = useListContext()
  const [isOpen, setIsOpen] = useState(false)
  const [failure, setFailure] = useState<HttpError>()
  const [blocked, setBlocked] = useState<string>()

  const close = () => {
    setIsOpen(false)
    setFailure(undefined)
    setBlocked(undefined)
  }
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setFailure(undefined)
    try {
      const selection = { session: textOf(form, "session"), course: textOf(form, "course") }
      const { url } = await call<{ url: string }>("POST", "/students/cards", selection)
      if (window.open(url, "_blank")) close()
      else setBlocked(url)
    } catch (error) {
      setFailure(error as HttpError)
    }
  }
  const errors = (failure?.body as { errors?: Errors } | undefined)?.errors ?? {}
  return (
    <>
      <Button label="console.students.cards.button" onClick={() => setIsOpen(true)}>
        <CardsIcon />
      </Button>
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="sm">
        <form onSubmit={submit} noValidate>
          <DialogTitle>{translate("console.students.cards.button")}</DialogTitle>
          <DialogContent>
            <p>{translate("console.students.cards.hint")}</p>
            <TextField
              id="cards-session"
              name="session"
              label={translate("resources.students.fields.session")}
              placeholder="2024-2025"
              defaultValue={filterValues?.["session"] ?? ""}
              error={Boolean(errors.session)}
              helperText={errors.session && translate(errors.session)}
              fullWidth
              margin="normal"
              required
            />
            <TextField
              id="cards-course"
              name="course"
              select
              label={translate("resources.students.fields.course")}
              defaultValue={filterValues?.["course"] ?? ""}
              slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
              fullWidth
              margin="normal"
            >
              <MenuItem value="">{translate("console.students.cards.all")}</MenuItem>
              {courses.map(({ id, name }) => (
                <MenuItem key={id} value={id}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
            <div role="alert">
              {failure && <Alert severity="error">{translate(failure.message)}</Alert>}
              {blocked && (
                <Alert severity="info">
                  {translate("console.students.cards.blocked")}{" "}
                  <Link href={blocked} target="_blank">
                    {translate("console.students.cards.button")}
                  </Link>
                </Alert>
              )}
            </div>
          </DialogContent>
          <DialogActions>
            <Button label="ra.action.close" onClick={close} />
            <Button type="submit" label="console.students.cards.open" variant="contained" />
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}
