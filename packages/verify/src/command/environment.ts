/** The environment variables of the command. */
export type VerifyEnvironment = {
  /** The logins of members, each as `id:password`. */
  VERIFY_MEMBERS: readonly string[];
  VERIFY_CLIENT_SECRET: string | null;
};

/**
 * Reads the environment variables of the command. An empty value counts as not set.
 * @param texts the variables by name
 */
export function readVerifyEnvironment(
  texts: Readonly<Record<string, string | undefined>> = process.env,
): VerifyEnvironment {
  return {
    VERIFY_MEMBERS: (texts.VERIFY_MEMBERS ?? '').split(/\s+/).filter((login) => login !== ''),
    VERIFY_CLIENT_SECRET: texts.VERIFY_CLIENT_SECRET || null,
  };
}
