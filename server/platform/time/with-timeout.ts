/** As the system says it of a connection. */
const timeoutError = () => Object.assign(new Error("It took too long."), { code: "ETIMEDOUT" })

/** What a promise gives, unless it takes longer than `ms`; what comes later is heard by nobody. */
export const withTimeout = <Result>(promise: Promise<Result>, ms: number): Promise<Result> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(timeoutError()), ms)
    void promise.then(resolve, reject).finally(() => clearTimeout(late))
  })
