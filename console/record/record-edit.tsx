import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import {
  Edit,
  type EditProps,
  useCloseNotification,
  useNotify,
  useResourceContext,
} from "react-admin"

import { type HttpError, isOutdated } from "../api/http-error.ts"
import { useNotifyError } from "../api/use-request.ts"
import { ActionAlert } from "../kit/page/error-alert.tsx"
import { Waiting } from "../kit/page/waiting.tsx"

/** Makes a query key of the page's own, with an empty cache: the list stores its rows under the plain key. */
const meta = { isPage: true }
const reading = { meta, gcTime: 0 }

/** After a version conflict, or if the outcome is unknown: loads the stored record. The draft has the typed text, and can be put back then. */
function ConflictNotification({ text, onReload }: { text: string; onReload: () => void }) {
  const close = useCloseNotification()
  const reload = () => {
    close()
    onReload()
  }
  return (
    <ActionAlert
      severity="warning"
      variant="filled"
      text={text}
      action="console.record.reload"
      onAction={reload}
    />
  )
}

/**
 * Edit page whose form is shown with the whole record. react-admin would show it with the row of the list first, and set
 * the values again, over the input, if the record differs.
 */
export function RecordEdit({ children, ...rest }: EditProps) {
  const notify = useNotify()
  const notifyError = useNotifyError()
  const queries = useQueryClient()
  const resource = useResourceContext()
  const [timesOpened, setTimesOpened] = useState(1)
  const reload = () => {
    queries.removeQueries({ queryKey: [resource, "getOne"] })
    setTimesOpened(timesOpened + 1)
  }
  const onError = (error: HttpError) => {
    if (isOutdated(error.message)) {
      notify(<ConflictNotification text={error.message} onReload={reload} />, {
        autoHideDuration: null,
      })
      return
    }
    // Errors of fields are shown beside them.
    if (Object.keys(error.body?.errors ?? {}).length === 0) notifyError(error)
  }
  return (
    <Edit
      key={timesOpened}
      mutationMode="pessimistic"
      queryOptions={reading}
      mutationOptions={{ meta, onError: (error) => onError(error as HttpError) }}
      authLoading={<Waiting />}
      loading={<Waiting />}
      {...rest}
    >
      {children}
    </Edit>
  )
}
