import { QueryClient } from "@tanstack/react-query"
import { HttpError } from "react-admin"

const maxRetries = 3

/** Retries only transient errors: no connection, or a failure of the server. A refusal stays a refusal. */
const isTransient = (error: Error) =>
  error instanceof HttpError && (error.status === 0 || error.status >= 500)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: (failures, error) => isTransient(error) && failures < maxRetries },
  },
})
