/** Why a picture cannot be used. */
export type PictureProblem = "format" | "unreadable" | "too_small" | "no_memory"

/** A separate module: the form reports the problem, but loads the tools that find it only with the first picture. */
export class PictureError extends Error {
  problem: PictureProblem

  constructor(problem: PictureProblem) {
    super(`the picture is refused: ${problem}`)
    this.problem = problem
  }
}

export const problemOf = (error: unknown): PictureProblem =>
  error instanceof PictureError ? error.problem : "unreadable"
