{{- define "prayer-wall.labels" -}}
app.kubernetes.io/name: prayer-wall
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end -}}

{{- define "prayer-wall.selector" -}}
app.kubernetes.io/name: prayer-wall
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}
