export function RefusalAlert({ children }: { children: string | undefined }) {
  return (
    <noscript>
      {children && (
        <p role="alert" className="mb-6 rounded-card bg-bad-ground px-4 py-3 text-bad">
          {children}
        </p>
      )}
    </noscript>
  );
}
