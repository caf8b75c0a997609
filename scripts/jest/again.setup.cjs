// A machine that others use may stand still for seconds. What fails twice fails; what fails once is told by the report.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
