import { QueryClient } from "@tanstack/react-query"
import { HttpError } from "react-admin"

const maxRetries = 3

/** Only transient errors are retried: no connection or a server error. A refusal is final. */
const isTransient = (error: Error) =>
  error instanceof HttpError && (error.status === 0 || error.status >= 500)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: (failures, error) => isTransient(error) && failures < maxRetries },
  },
})
