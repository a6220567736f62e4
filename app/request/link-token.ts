/** Returns the token of a link from an email, for example of `/reset-password?token=…`. */
export function linkTokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? '';
}
