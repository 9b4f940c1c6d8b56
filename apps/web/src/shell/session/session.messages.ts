/** Messages of the session, quoted from the specification (section 8). */
export const SESSION_MESSAGES = {
  loginFailed: 'Login failed',
  loginUnknown: 'An error occurred during login',
  registrationFailed: 'Registration failed',
  registrationUnknown: 'An error occurred during registration',
  invalidFormat: 'Invalid response format from server',
  invalidRole: 'Invalid role received from server',
  invalidUserRole: 'Invalid user role received from server',
  userMissing: 'User data not received from server',
  invalidRegistrationRole: 'Invalid role provided for registration',
  invalidToken: 'Invalid token format',
} as const
